/** User agents of crawlers and previews. */
export const CRAWLER =
  /bot\b|bot[/_-]|crawl|spider|slurp|archiver|facebookexternalhit|mediapartners|headless|python-|curl\/|wget|scrapy|go-http/i
