// How the client is built: into the Python package, with addresses relative to the page's <base>, compressed once.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const CLIENT = resolve(import.meta.dirname, process.env.LAMPION_CLIENT ?? '../src/lampion/server/client')
const WORTH_IT = /\.(js|css|svg|json|txt)$/
const SMALLEST = 500 // bytes; below that a compressed twin saves nothing

// What every page uses comes in one piece, and so does what every board uses: that compresses best.
const GROUPS = [
  { name: 'base', test: /node_modules\/(svelte|clsx|esm-env|@fluent)\/|src\/(generated\/|lib\/(announce|catalogue|preferences|router|sound|values|words)\.)/ },
  { name: 'board', test: /src\/board\/(?!Lesson|Letters|Explanation|Hand|motes|Plane|plane|scene)/ },
] // prettier-ignore
const ALWAYS_THERE = /\/(index|base|rolldown-runtime)-/ // nothing needs to ask for these beforehand

/** A class for a component's styles. Random letters don't compress: five keep some hundred components apart. */
const shortHash = ({ hash, filename }: { hash: (text: string) => string; filename: string }) =>
  `s-${hash(filename).slice(-5)}`

/** The server writes its own path there; the development server stands at the root. */
function base(): Plugin {
  return { name: 'base', apply: 'serve', transformIndexHtml: (page) => page.replace('__BASE__', '/') }
}

/** Writes `.br` and `.gz` beside what compresses well, so that the server never has to. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true, encoding: 'utf8' })) {
        if (!WORTH_IT.test(name)) continue
        const plain = readFileSync(join(dir!, name))
        if (plain.length < SMALLEST) continue
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
        writeFileSync(join(dir!, `${name}.br`), brotliCompressSync(plain, { params }))
        writeFileSync(join(dir!, `${name}.gz`), gzipSync(plain, { level: 9 }))
      }
    },
  }
}

export default defineConfig({
  base: './',
  plugins: [
    svelte({ preprocess: vitePreprocess(), configFile: false, compilerOptions: { cssHash: shortHash } }),
    base(),
    compressed(),
  ],
  build: {
    outDir: CLIENT,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_name, parts) => parts.filter((part) => !ALWAYS_THERE.test(part)),
    },
    assetsInlineLimit: 0,
    license: { fileName: 'licenses.md' },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: GROUPS } } },
  },
  server: {
    fs: { allow: ['..'] }, // the words stand in the Python package
    // `LAMPION_SERVER` names a running `lampion serve` to develop against.
    proxy: { '/api': { target: process.env.LAMPION_SERVER ?? 'http://127.0.0.1:8000', ws: true } },
  },
})
