/** Who a personal discount can be for (rule V-05; the base tier counts as no tier). */
export const subscriberTiers = ['not-logged-in', 'no-tier', 'tier-1', 'tier-2', 'tier-3', 'tier-4'] as const;

export type SubscriberTier = (typeof subscriberTiers)[number];
