import type { StorybookConfig } from "@storybook/react-vite";

/** The components' stories stand beside them in `packages/ui`; they are shown here, where the brands' themes and faces are. */
const config: StorybookConfig = {
  framework: { name: "@storybook/react-vite", options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } } },
  stories: ["../../../packages/ui/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-a11y"],
  staticDirs: ["../public", { from: "../../studio/public", to: "/studio" }],
  // Stories bring their own words: there is nothing to set but brand, language and direction.
  features: { actions: false, controls: false, interactions: false, sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
