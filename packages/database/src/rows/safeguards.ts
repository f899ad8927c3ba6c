export interface SafeguardsEligibilityRow {
  readonly member_id: string;
  readonly merchant_id: string;
  readonly member_type: number;
  readonly trial: boolean;
  readonly status: "active" | "suspended" | "closed";
  readonly kyc_level: number;
  readonly excluded_until: Date | null;
  readonly excluded_at: Date | null;
  readonly limited: boolean;
  readonly reminder_minutes: number | null;
  readonly opened_at: Date;
}

export interface SafeguardsTables {
  readonly safeguards_eligibility: SafeguardsEligibilityRow;
}
