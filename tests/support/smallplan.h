// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>

namespace runlatch::support {

inline const QByteArray PlanPassword = "a-password-of-the-plan";

/// A plan with two resources of the root module and two of a module, one of them a replacement, one that stays as it
/// is, a secret, drift, an output and a check.
inline QByteArray smallPlan(const QByteArray &more = {})
{
    const auto resource = [](const QByteArray &module, const QByteArray &type, const QByteArray &name,
                             const QByteArray &change, const QByteArray &members = {}) {
        const QByteArray place = module.isEmpty() ? QByteArray() : module + '.';
        const QByteArray ofModule = module.isEmpty() ? QByteArray() : "\"module_address\":\"" + module + "\",";
        return "{\"address\":\"" + place + type + '.' + name + "\"," + ofModule + "\"mode\":\"managed\",\"type\":\""
            + type + "\",\"name\":\"" + name + "\",\"provider_name\":\"registry.terraform.io/hashicorp/aws\"," + members
            + "\"change\":" + change + '}';
    };
    const QByteArray replaced =
        R"({"actions":["delete","create"],"before":{"ami":"ami-1","name":"web","tags":{"owner":"a"}},)"
        R"("after":{"ami":"ami-2","name":"web","tags":{"owner":"a"}},"after_unknown":{"id":true},)"
        R"("before_sensitive":false,"after_sensitive":{},"replace_paths":[["ami"]]})";
    const QByteArray secret = R"({"actions":["update"],"before":{"password":"old","size":1},"after":{"password":")"
        + PlanPassword
        + R"(","size":2},"after_unknown":{},"before_sensitive":{"password":true},)"
          R"("after_sensitive":{"password":true}})";
    const QByteArray same = R"({"actions":["no-op"],"before":{"a":1},"after":{"a":1},"after_unknown":{}})";
    const QByteArray made = R"({"actions":["create"],"before":null,"after":{"a":1},"after_unknown":{"id":true}})";
    return R"({"format_version":"1.2","terraform_version":"1.9.5",)" + more + R"("resource_changes":[)"
        + resource({}, "aws_instance", "web", replaced, R"("action_reason":"replace_because_cannot_update",)") + ','
        + resource({}, "aws_db_instance", "main", secret) + ',' + resource("module.net", "aws_vpc", "main", made) + ','
        + resource("module.net", "aws_subnet", "one", same) + R"(],"resource_drift":[)"
        + resource({}, "aws_instance", "web", replaced)
        + R"(],"output_changes":{"url":{"actions":["create"],"before":null,"after":"x","after_unknown":false}},)"
          R"("checks":[{"address":{"kind":"check","to_display":"check.health","name":"health"},"status":"fail",)"
          R"("instances":[{"address":{"to_display":"check.health"},"status":"fail","problems":[{"message":"down"}]}]}]})";
}

} // namespace runlatch::support
