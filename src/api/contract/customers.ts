import { z } from 'zod';
import { localeCodes } from '../../kernel/locale.ts';
import { ACCOUNT_TEXT_MAXIMUM, PASSWORD_LENGTH } from '../../markets/account-constants.ts';
import { EMAIL_MAXIMUM } from '../../markets/email.ts';
import { customerChangeErrors, passwordErrors } from './call-errors.ts';
import { cartSchema } from './cart.ts';
import { addressSchema, localeInput, storeKeyInput, versioned } from './shared.ts';

const email = z.string().max(EMAIL_MAXIMUM);
const firstName = z.string().max(ACCOUNT_TEXT_MAXIMUM.firstName);
const lastName = z.string().max(ACCOUNT_TEXT_MAXIMUM.lastName);
const vatId = z.string().max(ACCOUNT_TEXT_MAXIMUM.vatId);
const newPassword = z.string().min(PASSWORD_LENGTH.minimum).max(PASSWORD_LENGTH.maximum);
/** What was typed to be compared: a longer text cannot be a password of the shop. */
const typedPassword = z.string().min(1).max(PASSWORD_LENGTH.maximum);
const tokenValue = z.string().max(200);
const customerTypeSchema = z.enum(['private', 'company']);

/** An address of a customer's book: it has an id, and a key made of postal code and time (rule U-21). */
const bookAddressSchema = addressSchema.extend({
  id: z.uuid(),
  key: z.string(),
  isDefaultShippingAddress: z.boolean(),
  isDefaultBillingAddress: z.boolean(),
});
export type BookAddress = z.infer<typeof bookAddressSchema>;

export const customerSchema = z.object({
  ...versioned,
  email: z.string(),
  /** Whether the e-mail has been shown to reach the customer. */
  isEmailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.iso.date().optional(),
  vatId: z.string().optional(),
  locale: z.enum(localeCodes),
  customerGroupAssignments: z.array(
    z.object({ customerGroup: z.object({ key: z.string(), name: z.string(), tier: z.string().optional() }) }),
  ),
  custom: z.object({ customerType: customerTypeSchema }),
  addresses: z.array(bookAddressSchema),
  shippingAddressIds: z.array(z.string()),
  billingAddressIds: z.array(z.string()),
  defaultShippingAddressId: z.string().optional(),
  defaultBillingAddressId: z.string().optional(),
});
export type Customer = z.infer<typeof customerSchema>;

/** What signing in did to the carts: nothing that was chosen is lost without being told (decision 0009). */
const cartMergeSchema = z.object({
  /** Lines of the visitor's cart that the customer's own did not have. */
  addedSkus: z.array(z.string()),
  /** Lines of both, of which the visitor's held more. */
  raisedSkus: z.array(z.string()),
  /** Lines of both that stayed as the customer had them. */
  keptSkus: z.array(z.string()),
  /** Lines that hold less than was chosen, or are left out: stock, the maximum or the market allow no more. */
  limitedSkus: z.array(z.string()),
});
export type CartMerge = z.infer<typeof cartMergeSchema>;

const signedInOutput = z.object({
  customer: customerSchema,
  /** The customer's active cart in this store, if there is one. */
  cart: cartSchema.nullable(),
  cartMerge: cartMergeSchema,
});
const customerOutput = z.object({ customer: customerSchema });
/** Rule X-01: the answer of address calls has `user`. */
const userOutput = z.object({ user: customerSchema });

const customerRef = z.strictObject({ ...versioned });
const storedAddressInput = addressSchema.extend({
  id: z.string().max(100).optional(),
  key: z.string().optional(),
  isDefaultShippingAddress: z.boolean().optional(),
  isDefaultBillingAddress: z.boolean().optional(),
});
const addressIdInput = z.object({ id: z.string().max(100).optional() });

const customerActionSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('setFirstName'), firstName }),
  z.strictObject({ action: z.literal('setLastName'), lastName }),
  z.strictObject({ action: z.literal('setDateOfBirth'), dateOfBirth: z.iso.date().nullable() }),
  z.strictObject({ action: z.literal('setVatId'), vatId: vatId.nullable() }),
  z.strictObject({ action: z.literal('setLocale'), locale: z.enum(localeCodes) }),
  z.strictObject({ action: z.literal('setCustomerType'), customerType: customerTypeSchema }),
  z.strictObject({ action: z.literal('changeEmail'), email }),
  z.strictObject({
    action: z.literal('changePassword'),
    currentPassword: typedPassword,
    newPassword,
  }),
  z.strictObject({
    action: z.enum(['addBillingAddress', 'addShippingAddress']),
    address: addressSchema,
  }),
  z.strictObject({
    action: z.enum(['updateBillingAddress', 'updateShippingAddress']),
    address: storedAddressInput,
  }),
  z.strictObject({
    action: z.enum([
      'deleteBillingAddress',
      'deleteShippingAddress',
      'setDefaultBillingAddress',
      'setDefaultShippingAddress',
    ]),
    addressId: z.string().max(100).optional(),
  }),
]);
export type CustomerAction = z.infer<typeof customerActionSchema>;

const addAddressCall = (book: 'billing' | 'shipping') =>
  ({
    summary: `Adds an address to the customer's ${book} addresses.`,
    errors: customerChangeErrors,
    scope: 'customer',
    input: z.strictObject({ ...localeInput, customer: customerRef, address: addressSchema }),
    output: userOutput,
  }) as const;
const updateAddressCall = (book: 'billing' | 'shipping') =>
  ({
    summary: `Replaces one of the customer's ${book} addresses; the address says its id.`,
    errors: customerChangeErrors,
    scope: 'customer',
    input: z.strictObject({ ...localeInput, customer: customerRef, address: storedAddressInput }),
    output: userOutput,
  }) as const;
const addressIdCall = (summary: string) =>
  ({
    summary,
    errors: customerChangeErrors,
    scope: 'customer',
    input: z.strictObject({ ...localeInput, customer: customerRef, address: addressIdInput }),
    output: userOutput,
  }) as const;

export const customerCalls = {
  signUp: {
    summary:
      'Opens an account, signs in to it and brings the visitor’s cart along. Answers the same whether or not the e-mail is known.',
    errors: [...passwordErrors, 'EmailInvalid', 'RateLimited'],
    input: z.strictObject({
      ...localeInput,
      email,
      password: newPassword,
      firstName,
      lastName,
      customerType: customerTypeSchema.default('private'),
      vatId: vatId.optional(),
      dateOfBirth: z.iso.date().optional(),
    }),
    output: signedInOutput,
  },
  signIn: {
    summary: 'Signs in; the session gets a new token, and the visitor’s cart joins the customer’s own.',
    errors: ['EmailInvalid', 'InvalidCredentials', 'RateLimited'],
    input: z.strictObject({ ...localeInput, email, password: typedPassword }),
    output: signedInOutput,
  },
  signOut: {
    summary: 'Ends the session. The cart stays the customer’s.',
    input: z.strictObject({}),
    output: z.object({ signedOut: z.literal(true) }),
  },
  isLoggedIn: {
    summary: 'Whether the session is a customer’s; also at /api/customer/is-logged-in.',
    input: z.strictObject({}),
    output: z.boolean(),
  },
  getCustomer: {
    summary: 'The customer of the session; null for a visitor.',
    input: z.strictObject({ ...localeInput }),
    output: z.object({ customer: customerSchema.nullable() }),
  },
  customerUpdateMe: {
    summary: 'Applies a batch of actions to the customer of the session, all or none of them.',
    errors: customerChangeErrors,
    scope: 'customer',
    input: z.strictObject({
      ...localeInput,
      version: z.int().min(1),
      actions: z.array(customerActionSchema).min(1).max(50),
      ...storeKeyInput,
    }),
    output: customerOutput,
  },
  requestPasswordReset: {
    summary: 'Mails a link to set a new password. Answers the same whether or not the e-mail is known.',
    errors: ['EmailInvalid', 'RateLimited'],
    input: z.strictObject({ ...localeInput, email }),
    output: z.object({ requested: z.literal(true) }),
  },
  customerResetPassword: {
    summary: 'Sets a new password by the token of a mailed link, once. Every session of the customer ends.',
    errors: [...passwordErrors, 'TokenInvalid'],
    input: z.strictObject({ tokenValue, newPassword }),
    output: z.object({ passwordReset: z.literal(true) }),
  },
  confirmEmail: {
    summary:
      'Confirms an e-mail, a new account’s or a changed one, by the token of a mailed link; its customer must be signed in.',
    errors: ['TokenInvalid'],
    scope: 'customer',
    input: z.strictObject({ tokenValue }),
    output: customerOutput,
  },
  addBillingAddress: addAddressCall('billing'),
  addShippingAddress: addAddressCall('shipping'),
  updateBillingAddress: updateAddressCall('billing'),
  updateShippingAddress: updateAddressCall('shipping'),
  deleteBillingAddress: addressIdCall('Takes an address out of the customer’s billing addresses.'),
  deleteShippingAddress: addressIdCall('Takes an address out of the customer’s shipping addresses.'),
  setDefaultBillingAddress: addressIdCall('Makes one of the customer’s addresses the one bills go to.'),
  setDefaultShippingAddress: addressIdCall('Makes one of the customer’s addresses the one goods go to.'),
} as const;
