import type { Phone } from "./phone.ts";

/** Every demo account has this password. */
export const demoPassword = "lantern123";

/** What a journey needs beside the page: the headers of a call in the session's name. */
export interface LoggedIn {
  readonly headers: { readonly Authorization: string };
}

/** Logs in by the login page, as a person does, and waits until it has led on. */
export async function logIn({ page, go }: Phone, userName = "demo03", password = demoPassword): Promise<LoggedIn> {
  await go("/m/login");
  await page.locator("input[name=loginUsername]").fill(userName);
  // Where the device is remembered its credential stands in the password's place.
  const usePassword = page.locator("[data-remembered] button");
  if ((await usePassword.count()) > 0) await usePassword.click();
  await page.locator("input[name=loginPassword]").fill(password);
  await page.locator("form button[type=submit]").click();
  await page.waitForURL((url) => !url.pathname.endsWith("/login"));
  const info = await page.evaluate(() => sessionStorage.getItem("MC_SESSION_INFO"));
  const { token } = JSON.parse(info ?? "{}") as { token?: string };
  if (token === undefined) throw new Error(`${userName} was led on from the login page without a session`);
  return { headers: { Authorization: token } };
}
