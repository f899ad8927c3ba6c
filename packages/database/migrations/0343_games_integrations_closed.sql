-- An integration that the operator closed: nothing of it is offered or asked for, but what was staked before is still settled.
alter table games_integrations add column closed_at timestamptz;
