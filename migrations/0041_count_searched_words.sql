-- How common a word is in titles, and in titles and tags: of a partial index of an expression the planner uses no statistics, and then walks
-- the whole board for a rare word.
CREATE STATISTICS "positions_title_words" ON (ts_filter("search", '{a}')) FROM "positions";--> statement-breakpoint
CREATE STATISTICS "positions_tag_words" ON (ts_filter("search", '{a,b}')) FROM "positions";--> statement-breakpoint
CREATE STATISTICS "positions_cities" ON (city_key("city")) FROM "positions";--> statement-breakpoint
CREATE STATISTICS "positions_monthly_pay" ON (monthly_pay("currency", "pay_period", "pay_minimum", "pay_maximum", "monthly_hours")) FROM "positions";--> statement-breakpoint
ANALYZE "positions";
