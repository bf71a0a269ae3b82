/** For builds that render pages to HTML. */
export { createMemoryRouter } from 'react-router-dom';
