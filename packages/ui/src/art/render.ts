import { chromium, type Browser } from "playwright-core";

/** Draws SVG in a headless Chromium: lighting and turbulence filters that other renderers lack. */
export interface Renderer {
  /** PNG bytes of the picture at exactly `width` × `height`; unpainted parts stay transparent. */
  render: (svg: string, width: number, height: number) => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Starts the browser: `CHROMIUM_PATH`, or the system's. */
export async function startRenderer(): Promise<Renderer> {
  const browser: Browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--force-color-profile=srgb", "--disable-lcd-text", "--disable-gpu"],
  });
  return {
    render: async (svg, width, height) => {
      const page = await browser.newPage({ viewport: { width, height } });
      const sized = svg.replace(/ width="[\d.]+" height="[\d.]+"/, ` width="${width}" height="${height}"`);
      await page.setContent(`<style>html,body{margin:0;background:transparent}svg{display:block}</style>${sized}`);
      const bytes = await page.screenshot({ omitBackground: true, type: "png" });
      await page.close();
      return bytes;
    },
    close: () => browser.close(),
  };
}
