import { TEST_CARDS } from '../engine/payment.ts';
import { html, nothing, type Html } from './html.ts';
import { texts } from './texts.de.ts';

const choices = ['good', 'declined', 'failsAtRenewal'] as const;

const grouped = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1 ');

/** The choice of a card; the numbers are those that Stripe gives out for tests. */
export function cardChoice(refusal?: 'declined' | 'unknown'): Html {
  const words = refusal === 'declined' ? texts.declined : texts.unknownCard;
  return html`${refusal ? html`<p class="alert" role="alert">${words}</p>` : nothing}
    <fieldset>
      <legend>${texts.testCards}</legend>
      ${choices.map(
        (name) =>
          html`<label class="choice"
            ><input
              type="radio"
              name="card"
              value="${TEST_CARDS[name]}"
              required
              ${name === 'good' ? html`checked` : nothing}
            /><span>${texts.cards[name]}</span><code>${grouped(TEST_CARDS[name])}</code></label
          >`,
      )}
    </fieldset>`;
}
