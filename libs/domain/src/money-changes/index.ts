export {
  isStoppable,
  MONEY_CHANGE_KINDS,
  moneyChangeSchema,
  toldOf,
  type MoneyChange,
  type MoneyChangeKind,
} from './money-change.ts';
export type {
  MoneyChangeLinkInput,
  MoneyChangeLinkOutput,
  StopMoneyChangeOutput,
} from './money-change-calls.ts';
export { moneyChangeTexts } from './money-change-texts.de.ts';
