import { useEffect, useEffectEvent } from "react";

/** What a browser hands over of an SMS whose last line names this site (WebOTP); not yet among the types of the platform. */
interface OneTimeCodeCredential extends Credential {
  readonly code?: string;
}

type OneTimeCodeRequest = CredentialRequestOptions & { readonly otp: { readonly transport: readonly ["sms"] } };

/** Takes the code out of the SMS as it arrives, where the browser can and the person lets it; elsewhere the keyboard offers it. */
export function useOneTimeCode({ awaited, onCode }: { readonly awaited: boolean; readonly onCode: (code: string) => void }): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!awaited || !("OTPCredential" in window)) return undefined;
    const stop = new AbortController();
    const listen = async () => {
      try {
        const request: OneTimeCodeRequest = { otp: { transport: ["sms"] }, signal: stop.signal };
        const credential: OneTimeCodeCredential | null = await navigator.credentials.get(request);
        if (credential?.code !== undefined) take(credential.code);
      } catch {
        // Refused, out of time or not wanted any more: the person types the code.
      }
    };
    void listen();
    return () => stop.abort();
  }, [awaited]);
}
