// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "filter/field.h"
#include "filter/row.h"
#include "rulebook/ruleplan.h"
#include "store/captures/capture.h"
#include "store/captures/endpointnames.h"
#include "store/search/filteredcapture.h"

#include <optional>
#include <span>

namespace runlatch::rulebook {

/// The fields of a condition, as indexes in ruleFields(). All up to Kind mean what they mean in the filter of captures;
/// fields that are not known when a request arrives are missing. Those
/// from Additions on are of its plan, which comes later.
enum class RuleField {
    Stage,
    Signature,
    Workspace,
    Organization,
    Run,
    Task,
    Endpoint,
    Cause,
    Message,
    Peer,
    Callback,
    Size,
    Kind,
    Is,          ///< a RuleMark
    Enforcement, ///< as written in the request
    Speculative, ///< yes or no; a request that does not say is neither
    Additions,   ///< as the terminal counts them, with replacements
    Changes,     ///< in place
    Deletions,   ///< with replacements
    Type,        ///< of the changes that do something
    Module,      ///< likewise; its address
    Count
};
enum class RuleMark { Verification, Local };

std::span<const filter::Field> ruleFields();
bool isOfPlan(int field); ///< an index in ruleFields(), or filter::Term::Anywhere

/// A request as conditions see it.
class RuleRequest final : public filter::Row
{
public:
    /// `row`: as lists have it (store::listed), so that a condition means the same when the request arrives and later.
    /// `body`: its bytes; without them nothing is known of Speculative. They are parsed when a condition asks for that.
    RuleRequest(store::CaptureRow row, const QByteArray &body, store::EndpointNames names);
    RuleRequest(const RuleRequest &) = delete;
    RuleRequest &operator=(const RuleRequest &) = delete;

    const store::CaptureRow &row() const { return m_row; }
    enum class Plan { Missing, Awaited, Known };
    Plan plan() const { return m_known ? Plan::Known : m_isAwaited ? Plan::Awaited : Plan::Missing; }
    void awaitPlan() { m_isAwaited = true; } ///< it may come; before this call none does
    void setPlan(const RulePlan &plan) { m_known = plan; }
    bool has(int field, const filter::Word &word) const override;
    bool is(int field, int choice) const override;
    QDateTime time(int) const override { return {}; } ///< no field is a time
    double number(int field) const override;
    QString valueOf(RuleField field) const; ///< as a person would write it: "post_plan"; empty without a value

private:
    std::optional<bool> isSpeculative() const;

    store::CaptureRow m_row;
    store::EndpointNames m_names;
    store::FilteredCapture m_capture{m_row, {}, {}, {}, m_names};
    const QByteArray m_body;
    bool m_isAwaited = false;
    std::optional<RulePlan> m_known;
    mutable bool m_isRead = false;
    mutable std::optional<bool> m_isSpeculative; ///< once the body was read
};

} // namespace runlatch::rulebook
