// Words that stay in Latin letters in a language of another script: names, and terms that its speakers write so themselves.
export const allowedWords = new Set(
  [
    // Ours and our merchants'
    "Lantern Jade demo",
    // Other companies' names, where a person has to recognise them
    "Android Apple Chrome Facebook Google iOS iPhone iPad LINE Messenger Safari Telegram Viber WeChat WhatsApp Zalo QQ Alipay PayPal",
    "KBZPay KPay WavePay AYA CB MPT PromptPay TrueMoney GCash Maya MetaMask",
    // Terms
    "app apps bot chat CSV email e-mail FAQ GIF HTML HTTP ID IP JPG JPEG KB KYC MB OK OTP PDF PIN PNG PWA QR RTP SMS UID URL USDT VIP WebP Wi-Fi",
    "RNG LIVE FISH PVP SPORTS ESPORTS LOTT ELOTT",
    // Money and figures
    "CNY MMK PHP THB USD VND K Ks x",
    // Lottery: names of draws and plays
    "D 2D 3D 4D XSMB XSMN XSMT SET Value R Lo De Xien TOD",
    "i-Box A B C E ABC",
    // The wire, in refusals that engineers read
    "application Idempotency-Key JSON Merchant SHA",
    // What vendors' engineers write so
    "CIDR IPv IPv4 IPv6 PEM RSA https db db8",
    // Placeholders of dates
    "DD MM YYYY HH mm ss",
  ]
    .join(" ")
    .split(" ")
    .map((word) => word.toLowerCase()),
);
