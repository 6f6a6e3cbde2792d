import { type PostedJobOfFeed, postedHtml } from './posted-job.ts';

interface JsonFeed {
  publicUrl: string;
  boardUrl: string;
  feedUrl: string;
  nextUrl: string | null;
  items: object[];
}

/** JSON Feed 1.1 (jsonfeed.org). */
export function toJsonFeed({ publicUrl, boardUrl, feedUrl, nextUrl, items }: JsonFeed): object {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Ponte',
    home_page_url: boardUrl,
    feed_url: feedUrl,
    ...(nextUrl !== null && { next_url: nextUrl }),
    icon: `${publicUrl}/icon.svg`,
    items,
  };
}

/** One vacancy as an item, in the language it was posted in; its facts are in an extension of our own that uses the API's terms. */
export function toJsonFeedItem(job: PostedJobOfFeed, url: string): object {
  return {
    id: job.id,
    url,
    title: job.title,
    content_html: postedHtml(job),
    date_published: job.publishedAt.toISOString(),
    date_modified: job.updatedAt.toISOString(),
    authors: [{ name: job.companyName }],
    tags: [...new Set(job.tags.map(({ name }) => name))],
    ...(job.textLanguage && { language: job.textLanguage }),
    _ponte: {
      companyName: job.companyName,
      area: job.area,
      hiringModel: job.hiringModel,
      workModel: job.workModel,
      city: job.city,
      country: job.country,
      experienceYears: job.experienceYears,
      monthlyHours: job.monthlyHours,
      pay: {
        period: job.payPeriod,
        minimum: job.payMinimum,
        maximum: job.payMaximum,
        text: job.payText,
        negotiable: job.negotiable,
        currency: job.currency,
      },
    },
  };
}
