export {
  isStoppable,
  mayStop,
  MONEY_CHANGE_KINDS,
  moneyChangeSchema,
  stateOf,
  toldOf,
  type MoneyChange,
  type MoneyChangeKind,
} from './money-change.ts';
export type {
  MoneyChangeLinkInput,
  MoneyChangeLinkOutput,
  StopMoneyChangeOutput,
  StopWaitingChangeInput,
} from './money-change-calls.ts';
export { moneyChangeTexts } from './money-change-texts.de.ts';
