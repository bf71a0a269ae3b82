import { expect, test } from 'vitest';
import { mailLink, readableLink, whatsAppLink } from './share-ways.ts';

const message = 'Schau mal:\nhttps://wbd.example/jörggroß?ref=me & mehr';

test('a message reaches WhatsApp and the mail program with all its characters', () => {
  expect(new URL(whatsAppLink(message)).searchParams.get('text')).toBe(message);
  const mail = new URL(mailLink({ subject: 'Tipp für dich & mich', message }));
  expect(mail.searchParams.get('subject')).toBe('Tipp für dich & mich');
  expect(mail.searchParams.get('body')).toBe(message.replace('\n', '\r\n'));
});

test('a link is shown with the letters of its code and still leads to the same page', () => {
  const url = new URL('/jörggroß/shared/seminar/a%20b?ref=me%26you', 'https://wbd.example').href;
  expect(readableLink(url)).toBe('https://wbd.example/jörggroß/shared/seminar/a%20b?ref=me%26you');
  expect(new URL(readableLink(url)).href).toBe(url);
});
