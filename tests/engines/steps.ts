import { newEmail, password } from '../e2e/support/account';
import type { Visitor } from './visitor';

export async function addFromSearch(visitor: Visitor, words: string, dish: string): Promise<void> {
  await visitor.fill(words, 'textbox Search');
  // The previous results disappear shortly after the last key press.
  await visitor.see('main', `text found for “${words}”`);
  await visitor.press(`button Add to Cart, ${dish}`);
  await visitor.see('banner', 'button Cart, 1 item');
}

export async function createAccount(visitor: Visitor): Promise<void> {
  const form = 'dialog Sign In or Create Account';
  await visitor.press(form, 'tab Email');
  await visitor.press(form, 'button New here? Create an account');
  await visitor.fill(newEmail(), form, 'textbox Email address');
  await visitor.fill(password, form, 'textbox New password');
  await visitor.press(form, 'button /^Create Account$/');
  await visitor.seeNo(form);
  await visitor.see('banner', 'button Account of');
}

/** Fills in the checkout of a customer without location access. */
export async function fillIn(visitor: Visitor): Promise<void> {
  // The delivery areas appear below the location message.
  await visitor.see('main', 'alert Location access denied');
  await visitor.press('main', 'button K R Puram');
  await visitor.fill('Asha Rao', 'main', 'textbox /^Name/');
  await visitor.fill('90000 00020', 'main', 'textbox Phone number');
  await visitor.fill('12, 3rd Cross, Lake Road', 'main', 'textbox Delivery address');
}

export async function placeOrder(visitor: Visitor): Promise<string> {
  await fillIn(visitor);
  await visitor.press('main', 'button /^Place Order/');
  await visitor.see('main', 'heading Order placed!');
  const { text } = await visitor.see('main', 'text /^BK\\d{9}$/');
  return text;
}

export async function toCheckout(visitor: Visitor): Promise<void> {
  await addFromSearch(visitor, 'classic veg', 'Classic Veg Burger');
  await visitor.press('banner', 'button Cart, 1 item');
  await visitor.press('dialog Your cart', 'link Go to Checkout');
  await visitor.at('/checkout');
  await visitor.press('main', 'button /^Sign In to Place Order/');
  await createAccount(visitor);
}
