import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Of the app's own build only what a component needs: Tailwind and React. */
export default defineConfig({ plugins: [tailwind(), react()], build: { chunkSizeWarningLimit: 5_000 } });
