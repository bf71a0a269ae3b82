export const MARKET_TAB = 'entdecken';
export const BOUGHT_TAB = 'gekauft';
export const SELLING_TAB = 'verkauf';
