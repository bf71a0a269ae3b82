/** What a person does on the hosted pages, without a browser. */
import { TEST_CARDS } from '../stand-in/engine/payment.ts';

export interface Answer {
  status: number;
  /** where the page sends the person on to */
  location: string | null;
  body: string;
}

async function submit(url: string, fields: Record<string, string>): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  const location = answer.headers.get('location');
  return { status: answer.status, location, body: await answer.text() };
}

export type Card = keyof typeof TEST_CARDS;

export const pay = (url: string, card: Card = 'good') => submit(url, { card: TEST_CARDS[card] });
export const confirmChange = (url: string) => submit(url, { do: 'confirm' });
export const cancelAtPortal = (url: string) => submit(url, { do: 'cancel' });
export const keepAtPortal = (url: string) => submit(url, { do: 'keep' });
export const replaceCard = (url: string, card: Card) =>
  submit(url, { do: 'card', card: TEST_CARDS[card] });
