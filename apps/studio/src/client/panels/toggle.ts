import { icon, iconButton } from "../element.ts";

type IconName = Parameters<typeof icon>[0];

/** A button that is on or off and shows which. `show` is for when it was switched elsewhere. */
export function toggle(
  icons: readonly [off: IconName, on: IconName],
  label: string,
  on: boolean,
  flip: () => boolean,
  className = "",
): { readonly button: HTMLButtonElement; readonly show: (isOn: boolean) => void } {
  const show = (isOn: boolean): void => {
    button.replaceChildren(icon(icons[isOn ? 1 : 0]));
    button.setAttribute("aria-pressed", String(isOn));
  };
  const button = iconButton(icon(icons[0]), label, () => show(flip()), `icon-button toggle ${className}`);
  show(on);
  return { button, show };
}
