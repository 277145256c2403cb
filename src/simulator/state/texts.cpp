// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "simulator/state/texts.h"

#include <array>

namespace runlatch::simulator {

namespace {

struct Template
{
    const char16_t *subject;
    const char16_t *message;
};

constexpr std::array templates{
    Template{u"Raise the TLS policy of the {service} listener to 1.2 or later", uR"(## Why
Listeners still accept **TLS 1.0 and 1.1**. Control `{rule}` asks for 1.2 as the oldest version.

## What to do
1. Set the policy in `{workspace}`:
   ```hcl
   resource "aws_lb_listener" "{service}" {
     ssl_policy = "ELBSecurityPolicy-TLS13-1-2-2021-06"
   }
   ```
2. Apply in a quiet hour and watch handshake errors for thirty minutes.
3. Archive this request.

> Clients that fail are listed on the {team} board. None is known today.
)"},
    Template{u"Move the {provider} provider to {major}.{minor}",
             uR"(The workspace pins an older `{provider}` provider that no longer gets fixes.

| | now | wanted |
|---|---|---|
| `{provider}` | `< {major}.{minor}` | `~> {major}.{minor}` |
| lock file | one platform | linux and darwin |

- [ ] read the upgrade guide
- [ ] `terraform init -upgrade`, then commit `.terraform.lock.hcl`
- [ ] the plan shows **no replacement** of stateful resources
)"},
    Template{u"Terraform {terraform}: leave the version that goes out of support",
             uR"(`{workspace}` runs a version that leaves support at the end of the {quarter} quarter.

Please set the version to **{terraform}** in the workspace's settings and run a plan.
Known differences:

* `moved` blocks may now cross packages
* `terraform test` reads `*.tftest.hcl`

If the plan is not empty, talk to the {team} team *before* it is applied.
)"},
    Template{u"[Action required] Pin GitHub Actions to commit hashes ({rule})", uR"(# Pin what runs in the pipeline

Tags of third party actions can be moved. Pin each `uses:` to a full hash:

```yaml
- uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683  # v4.2.2
- uses: hashicorp/setup-terraform@b9cd54a3c349d3f38e8881555d616ced269862dd  # v3.1.2
```

Deadline: {days} days after this request was made. Exceptions go to the {team} team.
)"},
    Template{u"Add the missing owner and cost tags",
             uR"(The tag report found **{count} resources** without `owner` or `cost-centre`.

| tag | allowed values |
|---|---|
| `owner` | name of a team, here `{team}` |
| `cost-centre` | four digits |
| `data-class` | `public`, `internal`, `restricted` |

The simplest way is `default_tags` of the provider:

```hcl
provider "aws" {
  default_tags {
    tags = { owner = "{team}", "cost-centre" = "4711" }
  }
}
```
)"},
    Template{u"Cut the rights of the {role} role",
             uR"(Access analysis over {days} days: `{role}` used **{count}** of its 61 permissions.

Remove from the policy:
- `iam:PassRole` on `*`
- `s3:*` outside the `{bucket}` bucket
- `kms:ScheduleKeyDeletion`

Keep `sts:AssumeRole` for the pipeline. A plan with the smaller policy is in the pull request of the {team} team.
)"},
    Template{u"Turn on point-in-time recovery for {service}", uR"(## Background
The tables of **{service}** have daily snapshots only. A restore loses up to 24 hours.

## Change
```hcl
point_in_time_recovery {
  enabled = true
}
```

## Check
Restore into a scratch table and compare the number of rows. Note the time it took below.
)"},
    Template{u"Keep backups of {service} for {days} days",
             uR"(The retention rule of the {team} team says **{days} days**, this workspace keeps fewer.

* change `backup_retention_period` to `{days}`
* copy snapshots to the second region
* check that the copy is encrypted with the key of *that* region

Cost: about 0.02 per GB and month.
)"},
    Template{
        u"Encrypt the {bucket} bucket with a key of our own",
        uR"(Objects in `{bucket}` use the provider's default key. Control `{rule}` wants a customer managed one with rotation.

1. create the key with a policy that names only `{role}`
2. set it as the default of the bucket
3. copy the existing objects onto themselves

```sh
aws s3 cp s3://{bucket}/ s3://{bucket}/ --recursive --sse aws:kms
```

Step 3 costs one request an object; there are about {count} million.
)"},
    Template{u"Block public access on the {bucket} bucket",
             uR"(**Finding {rule}**: the bucket policy allows `s3:GetObject` to everyone.

The site that needed it moved behind the CDN in the {quarter} quarter, so the statement can go:

- remove `AllowPublicRead`
- set all four `block_public_*` arguments to `true`
- keep the origin access identity
)"},
    Template{u"Drop the allow-all egress rule",
             uR"(The security group of {service} still has `0.0.0.0/0` outbound on all ports.

Needed destinations, from {days} days of flow logs:

| destination | port | for |
|---|---:|---|
| `{block}` | 5432 | database |
| package mirror | 443 | images |
| `169.254.169.123` | 123 | time |

Everything else was scans and retries. *Roll out on dev first.*
)"},
    Template{u"Subnet {block} overlaps the partner range",
             uR"(The partner announces a part of `{block}`. Traffic to it now takes the peering and is dropped.

### Options
1. Move the new subnets to the next free block (preferred)
2. Ask the {team} team for an exception to `{rule}`

Both need a window: **{count}** interfaces are recreated.
)"},
    Template{u"Resize the {service} nodes to {size}",
             uR"(Mean CPU over {days} days is under 12 %. `{size}` is enough and saves about a third.

- [x] load test on stage
- [x] agreement of the {team} team
- [ ] change `instance_type`
- [ ] watch p99 latency for a day

Roll back by reverting the commit; nothing is lost.
)"},
    Template{u"Replace static credentials with workload identity",
             uR"(Runs of `{workspace}` read `AWS_ACCESS_KEY_ID` from a variable set. Use dynamic credentials instead:

```
TFC_AWS_PROVIDER_AUTH=true
TFC_AWS_RUN_ROLE_ARN=arn:aws:iam::123456789012:role/{role}
```

Afterwards **delete the old key**; a disabled one is still reported by `{rule}`.
)"},
    Template{u"Rotate the signing key of {service}", uR"(The key is older than {days} days.

1. add the new key *beside* the old one
2. deploy, wait until all tokens of the old key have ended (one hour)
3. remove the old key

> Do not do both in one apply: running sessions would end at once.
)"},
    Template{u"Use the shared {provider} module from the private registry",
             uR"(This workspace holds a copy of the module from before the registry. {count} fixes are missing in it.

```diff
-  source = "./modules/{service}"
+  source  = "app.terraform.io/acme/{service}/{provider}"
+  version = "~> {major}.0"
```

The inputs are the same but for `enable_logs`, which is now `logs.enabled`.
)"},
    Template{u"Send audit logs of {service} to the central account",
             uR"(Logs stay in the account that wrote them, where `{role}` may delete them.

* deliver to the `audit-trail` bucket of the **security** account
* keep {days} days hot, then one year cold
* alarm on `StopLogging`

See handbook, chapter *Evidence*, or ask the {team} team.
)"},
    Template{u"Drift: {count} resources were changed by hand",
             uR"(The last health check found differences between state and reality.

```
~ aws_security_group.{service}    ingress
~ aws_autoscaling_group.{service} desired_capacity  {count} -> 14
```

Either bring the change into the code or let a run undo it. **Do not** ignore it with `lifecycle`.
)"},
    Template{u"Retire the {service} alarm that nobody answers",
             uR"(The alarm `{service}-latency-old` fired {count} times in {days} days and was silenced each time.

The {team} team agreed to the new objective of 99.5 %. Remove the old alarm and its topic.
)"},
    Template{u"Prepare the {service} cluster for Kubernetes 1.31", uR"(# Cluster upgrade

The control plane is moved in the {quarter} quarter. Before that:

| what | where | done |
|---|---|---|
| `flowcontrol.apiserver.k8s.io/v1beta3` is gone | helm values | no |
| node image with cgroup v2 | launch template | yes |
| disruption budgets for {service} | manifests | no |

```sh
kubectl get --raw /metrics | grep apiserver_requested_deprecated_apis
```
)"},
};

} // namespace

int textTemplateCount()
{
    return static_cast<int>(templates.size());
}

Text textTemplate(int index)
{
    const Template &chosen = templates.at(static_cast<std::size_t>(index));
    return {QString::fromUtf16(chosen.subject), QString::fromUtf16(chosen.message)};
}

} // namespace runlatch::simulator
