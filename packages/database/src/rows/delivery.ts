export interface DeliveryMessageRow {
  readonly id: string;
  readonly merchant_id: string;
  readonly channel: "sms" | "email" | "push";
  readonly recipient: string;
  readonly purpose: string;
  readonly subject: string;
  readonly body: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly status: "kept" | "waiting" | "sent" | "failed" | "withheld";
  readonly attempts: number;
  readonly next_attempt_at: Date;
  readonly last_error: string | null;
  readonly created_at: Date;
  readonly sent_at: Date | null;
  readonly send_before: Date | null;
}

export interface DeliveryTables {
  readonly delivery_messages: DeliveryMessageRow;
}
