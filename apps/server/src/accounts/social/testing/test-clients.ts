/** What the platform is configured with, and what the services of `identity-provider.ts` know it by. */
export const testClients = {
  google: { clientId: "night-house", clientSecret: "a-secret-of-the-client-at-the-provider" },
  facebook: { appId: "1234567890", appSecret: "a-secret-of-the-app-at-the-provider" },
  telegram: { botToken: "7654321:AAEbotTokenOfATestWhichNobodyElseHas" },
} as const;
