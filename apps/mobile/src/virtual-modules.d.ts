/// <reference types="vite/client" />

/** What the client's build wrote: a chunk for each module that a page may ask for by name. */
declare module "virtual:client-manifest" {
  const manifest: Readonly<
    Record<string, { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] } | undefined>
  >;
  export default manifest;
}
