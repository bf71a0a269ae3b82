import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '../../testing/index.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../page/card.tsx';
import { Carousel } from './carousel.tsx';

test('PUB-08 four slides, of which three show, go round at every width', async () => {
  // what three thirds of a width are rounded to differs by a pixel
  for (const width of [1001, 1002, 1003]) {
    await page.viewport(width, 700);
    const screen = await renderPage(
      <Carousel label="1–4" items={[1, 2, 3, 4]}>
        {(number) => (
          <Card title={`${number}`}>
            <Button>{number}</Button>
          </Card>
        )}
      </Carousel>,
    );
    for (const number of [2, 3, 4, 1, 2]) {
      await page.getByRole('button', { name: 'Nächste Folie' }).click();
      await expect
        .element(page.getByText(/^\d von 4$/).first())
        .toHaveTextContent(`${number} von 4`);
    }
    await screen.unmount();
  }
});
