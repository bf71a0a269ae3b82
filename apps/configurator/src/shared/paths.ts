export const CONFIGURATOR_PATH = '/intern/konfigurator';
export const HELP_PATH = `${CONFIGURATOR_PATH}/hilfe`;
