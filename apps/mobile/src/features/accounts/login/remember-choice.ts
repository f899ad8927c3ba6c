/** What the box "remember me" of the form on screen says, for the ways in that stand beside that form. */
export interface RememberChoice {
  readonly isTicked: () => boolean;
}
