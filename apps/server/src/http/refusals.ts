/** What is said to requests that are refused before anything else reads them. Nothing of the request is repeated. */
export const REFUSALS = {
  400: 'This request does not say properly which server it is for.\n',
  403: 'Pages of other sites may not use this server.\n',
  404: 'Not found.\n',
  413: 'This request is too long, or does not say how long it is.\n',
  421: 'This server does not answer to that name.\n',
} as const;
