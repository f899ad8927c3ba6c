/** What `build-catalogues.ts` writes to `dist/`, declared so that types check before the first build. */
declare module "@lantern/phrases/catalogues/*" {
  export const loaders: Readonly<Record<string, () => Promise<{ readonly default: import("@lingui/core").Messages }>>>;
}
