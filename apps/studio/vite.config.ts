import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { scriptBudgetPlugin } from "./vite/script-budget-plugin.ts";

const page = (name: string): string => fileURLToPath(new URL(`src/client/${name}.html`, import.meta.url));

/**
 * The studio's games: `dist/client/index.html` (slots) and `sports.html` (leagues), one of which the studio's server gives at `/play/<code>`,
 * and their files at `/assets/`. Pictures are files of their own (a strict Content-Security-Policy allows no `data:` images but the icon),
 * one chunk a title.
 */
export default defineConfig({
  root: "src/client",
  publicDir: false,
  plugins: [scriptBudgetPlugin()],
  build: {
    outDir: "../../dist/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: ["chrome111", "safari16.4", "firefox128"],
    modulePreload: { polyfill: false },
    rolldownOptions: { input: [page("index"), page("sports")] },
  },
});
