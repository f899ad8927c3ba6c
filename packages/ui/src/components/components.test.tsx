import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Balls } from "./ball.tsx";
import { Button } from "./button.tsx";
import { autoplayMs } from "./use-carousel-engine.ts";
import { Carousel } from "./carousel.tsx";
import { countdownStepMs } from "./use-countdown.ts";
import { Field } from "./field.tsx";
import { GameTile } from "./game-tile.tsx";
import { drawings } from "../icons/drawings.ts";
import { iconList } from "../icons/icon-list.ts";
import type { IconName } from "../icons/icon-name.ts";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { loadMoreThresholdPx, loadMoreThrottleMs } from "./infinite-list.tsx";
import { Money } from "./money.tsx";
import { MotifProvider, type Motif } from "./motif.tsx";
import { pullStopPx, pullThresholdPx } from "./pull-to-refresh.tsx";
import { Tabs } from "./tabs.tsx";
import { VendorCard } from "./vendor-card.tsx";
import { maskGuardMs } from "./use-open-guard.ts";
import { asksForMore, pullUpThresholdPx } from "./use-pull-up.ts";

const html = renderToStaticMarkup;
const nothing = () => undefined;

describe("components", () => {
  it("9.4.3 a pull up from the page's end asks for more from 50 px on, and from nowhere else", () => {
    expect(pullUpThresholdPx).toBe(-50);
    expect(asksForMore({ atEnd: true, fromY: 700, toY: 650 })).toBe(true);
    expect(asksForMore({ atEnd: true, fromY: 700, toY: 651 })).toBe(false);
    expect(asksForMore({ atEnd: false, fromY: 700, toY: 500 })).toBe(false);
    expect(asksForMore({ atEnd: true, fromY: 600, toY: 700 })).toBe(false);
  });

  it("9.4.2 lists ask 300 px before their end, once a second; a pull counts from 50 px and stops at 100", () => {
    expect([loadMoreThresholdPx, loadMoreThrottleMs, pullThresholdPx, pullStopPx]).toEqual([300, 1000, 50, 100]);
  });

  it("9.2.7 4.9.4 9.6 the mask is deaf for 300 ms; countdowns look each 500 ms", () => {
    expect([maskGuardMs, countdownStepMs]).toEqual([300, 500]);
  });

  it("9.3 slides stay 5 s; one alone has neither dots nor a pause", () => {
    expect(autoplayMs).toBe(5000);
    const carousel = (slides: readonly string[]) =>
      html(
        <Carousel label="Offers" pauseLabel="Pause" playLabel="Play">
          {slides.map((slide) => (
            <p key={slide}>{slide}</p>
          ))}
        </Carousel>,
      );
    expect(carousel(["a"])).not.toContain("Pause");
    expect(carousel(["a", "b"])).toContain('aria-label="Pause"');
  });

  it("a button that works keeps its label, says that it is busy and cannot be tapped", () => {
    const busy = html(
      <Button kind="gold" pending>
        Log in
      </Button>,
    );
    expect(busy).toContain('aria-busy="true"');
    expect(busy).toContain('aria-disabled="true"');
    expect(busy).toContain("Log in");
  });

  it("a field ties its name and its error to the input", () => {
    const field = html(<Field id="user" label="Username" error="Account format is incorrect" />);
    expect(field).toContain('for="user"');
    expect(field).toMatch(/<input[^>]*aria-invalid="true"[^>]*aria-describedby="user-error"/);
    expect(field).toMatch(/id="user-error"[^>]*>.*Account format is incorrect/);
  });

  it("controls without words have a name", () => {
    expect(html(<IconButton icon="close" label="Close" />)).toContain('aria-label="Close"');
    expect(html(<Balls values={["4", "8"]} label="4 8" />)).toContain('role="img" aria-label="4 8"');
  });

  it("an icon refers to the sprite until its drawing is there, then has its shapes in itself", () => {
    expect(html(<Icon name="close" />)).toMatch(/<use href="[^"]*#close"/);
    drawings["close"] = { viewBox: "0 0 256 256", children: <path d="M1 2" /> };
    expect(html(<Icon name="close" />)).toMatch(/viewBox="0 0 256 256"[^>]*><path d="M1 2"/);
    expect(html(<Icon name="refresh" />)).toMatch(/<use href="[^"]*#refresh"/);
    delete drawings["close"];
  });

  it("icons that point along the line turn with a right-to-left page, and no others", () => {
    const names = Object.keys(iconList) as IconName[];
    const turning = ["arrow-left", "arrow-right", "caret-left", "caret-right", "external", "send", "sign-in", "sign-out"];
    expect(names.filter((name) => html(<Icon name={name} />).includes("icon-turns")).toSorted()).toEqual(turning);
  });

  it("one tab is chosen, and only it is in the tab order", () => {
    const tabs = html(
      <Tabs
        label="Lists"
        items={[
          { id: "all", label: "All" },
          { id: "hot", label: "Hot" },
        ]}
        selected="hot"
        onSelect={nothing}
      />,
    );
    expect([...tabs.matchAll(/aria-selected="(true|false)"[^>]*tabindex="(-?\d)"/g)].map(([, chosen, order]) => [chosen, order])).toEqual([
      ["false", "-1"],
      ["true", "0"],
    ]);
  });

  it("8.7 a game without a picture shows the default icon", () => {
    const brand: Motif = { Emblem: () => null, picturesFolder: "/art/themes/brand" };
    const inBrand = (tile: ReactElement) => html(<MotifProvider motif={brand}>{tile}</MotifProvider>);
    expect(inBrand(<GameTile name="Tiger" iconUrl="" onStart={nothing} />)).toContain('src="/art/themes/brand/default-game.webp"');
    expect(inBrand(<VendorCard name="Studio" iconUrl="" href="#" />)).toContain('src="/art/themes/brand/default-game.webp"');
    const both = inBrand(<GameTile name="Tiger" iconUrl="/t.webp" iconUrlAvif="/t.avif" onStart={nothing} />);
    expect(both).toContain('srcSet="/t.avif"');
    expect(both).toContain('src="/t.webp"');
  });

  it("4.5.3 the heart says whether it is pressed", () => {
    const tile = (on: boolean) =>
      html(<GameTile name="Tiger" iconUrl="" onStart={nothing} heart={{ on, label: "Favourite", onToggle: nothing }} />);
    expect(tile(true)).toContain('aria-pressed="true"');
    expect(tile(true)).toContain("#heart-on");
    expect(tile(false)).toContain('aria-pressed="false"');
  });

  it("4.13 a hidden amount shows nothing of itself", () => {
    const money = html(<Money amount="1234.50" format={(amount) => `฿${amount}`} maskedText="******" />);
    expect(money).toContain("******");
    expect(money).not.toContain("1234");
  });
});
