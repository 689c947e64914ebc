/** What programs that read whole sites call themselves. */
export const CRAWLER =
  /bot\b|bot[/_-]|crawl|spider|slurp|archiver|facebookexternalhit|mediapartners|headless|python-|curl\/|wget|scrapy|go-http/i
