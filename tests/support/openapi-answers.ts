/** What a client of the document reads of answers to go on with: it knows no type of the shop’s. */

export interface CartAnswer {
  readonly cart: {
    readonly id: string;
    readonly version: number;
    readonly lineItems: readonly { readonly id: string; readonly variant: { readonly sku: string } }[];
    readonly discountCodes: readonly {
      readonly state: string;
      readonly discountCode: { readonly id: string };
    }[];
    readonly totalPrice: { readonly centAmount: number };
  };
}

export interface OrderAnswer {
  readonly order: {
    readonly id: string;
    readonly orderNumber: string;
    readonly totalPrice: { readonly centAmount: number };
    readonly customLineItems: readonly { readonly totalPrice: { readonly centAmount: number } }[];
    readonly payments: readonly { readonly paymentInterface: string }[];
    readonly bankDetails?: { readonly reference: string };
  };
}

export interface UserAnswer {
  readonly user: {
    readonly id: string;
    readonly version: number;
    readonly addresses: readonly { readonly id: string; readonly city: string }[];
    readonly defaultBillingAddressId?: string;
  };
}

export interface PaymentAnswer {
  readonly payment: { readonly id: string; readonly redirectUrl?: string };
  readonly cart: { readonly id: string; readonly version: number };
}

export interface FieldsAnswer {
  readonly fields: { readonly kind: string; readonly pageUrl: string } | null;
}
