// How the client is tested: as it is built, and with a report on coverage when asked (`npm run coverage`).
import { defineConfig, mergeConfig } from 'vitest/config'
import built from './vite.config.ts'

export default mergeConfig(
  built,
  defineConfig({
    test: {
      coverage: {
        provider: 'v8',
        include: ['src/**/*.{ts,svelte}'],
        exclude: ['src/**/*.test.ts', 'src/**/*.d.ts'],
        reporter: ['text-summary', 'html'],
        reportsDirectory: '../build/coverage/client',
      },
    },
  }),
)
