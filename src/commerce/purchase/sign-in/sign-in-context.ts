import type { PasswordHashing } from '../../people/customers/password.ts';
import type { CartContext } from '../cart/cart-context.ts';

/** Signing in joins carts: it needs what they need, and the hash of the password. */
export interface SignInContext extends CartContext, PasswordHashing {}
