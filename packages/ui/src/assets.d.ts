/** Files that the bundler turns into addresses or style sheets. */
declare module "*.css";
declare module "*.svg?url" {
  const address: string;
  export default address;
}
declare module "*.woff2?url" {
  const address: string;
  export default address;
}
