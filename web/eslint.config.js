// What the linter asks of the client. How it is laid out is Prettier's business.
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import { defineConfig, globalIgnores } from 'eslint/config'
import typescript from 'typescript-eslint'

export default defineConfig(
  globalIgnores(['node_modules', 'src/generated']),
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error'] }],
      'no-undef': 'off', // TypeScript knows better
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-explicit-any': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off', // with noUncheckedIndexedAccess there is no other way
      'svelte/no-navigation-without-resolve': 'off', // that is SvelteKit's router; ours is lib/router.svelte.ts
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check warns of what the linter doesn't see
      'svelte/prefer-svelte-reactivity': 'off', // maps and sets that nobody renders stay plain
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser } },
  },
  { files: ['*.config.ts'], languageOptions: { globals: globals.node } },
)
