/** The package has no types of its own. */
declare module "myanmar-tools" {
  /** How likely a text is Zawgyi, from 0 to 1; minus infinity for one without Burmese letters. */
  class ZawgyiDetector {
    getZawgyiProbability(text: string): number;
  }
  class ZawgyiConverter {
    zawgyiToUnicode(text: string): string;
    unicodeToZawgyi(text: string): string;
  }
  const tools: { readonly ZawgyiDetector: typeof ZawgyiDetector; readonly ZawgyiConverter: typeof ZawgyiConverter };
  export default tools;
}
