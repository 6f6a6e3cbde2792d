-- {{…}} is filled from values.ts, so that stages and buckets are written in the rules only.

CREATE OR REPLACE FUNCTION hiring_stages() RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT {{funnelStages}}
$$;

-- Lower limits of the buckets of stays, in minutes.
CREATE OR REPLACE FUNCTION stay_limits() RETURNS integer[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT {{stayLimits}}
$$;
