// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "store/search/capturefields.h"

#include "base/rules.h"
#include "store/captures/arrivedcontent.h"
#include "store/captures/importmark.h"

#include <array>
#include <vector>

namespace runlatch::store {

namespace {

constexpr std::array Stages{QStringView(u"pre_plan"), QStringView(u"post_plan"), QStringView(u"pre_apply"),
                            QStringView(u"post_apply"), QStringView(u"other")};
constexpr std::array Verdicts{QStringView(u"unchecked"), QStringView(u"unsigned"), QStringView(u"valid"),
                              QStringView(u"invalid")};
constexpr std::array States{QStringView(u"refused"),      QStringView(u"unreadable"),  QStringView(u"verification"),
                            QStringView(u"notification"), QStringView(u"unsupported"), QStringView(u"awaiting"),
                            QStringView(u"running"),      QStringView(u"passed"),      QStringView(u"failed"),
                            QStringView(u"errored"),      QStringView(u"imported"),    QStringView(u"copied")};
constexpr std::array Marks{QStringView(u"pinned"),   QStringView(u"verification"), QStringView(u"refused"),
                           QStringView(u"repeated"), QStringView(u"noted"),        QStringView(u"local"),
                           QStringView(u"imported")};

std::span<const QStringView> findingChoices()
{
    static const QStringList rules = [] {
        QStringList names;
        for (const base::Rule &rule : lint::requestRules())
            names.append(rule.name());
        return names;
    }();
    static const std::vector<QStringView> choices = [] {
        std::vector<QStringView> names{u"any", u"none", u"error", u"warning", u"info"};
        names.insert(names.end(), rules.begin(), rules.end());
        return names;
    }();
    return choices;
}

std::span<const QStringView> kindChoices()
{
    static const QStringList kinds = [] {
        QStringList names;
        for (const protocol::DeliveryForm &form : protocol::deliveryForms())
            names.append(form.name);
        return names;
    }();
    static const std::vector<QStringView> choices(kinds.begin(), kinds.end());
    return choices;
}

/// Returns the words that completion offers; others are looked for as well.
std::span<const QStringView> causeNames()
{
    static const QStringList causes = [] {
        QStringList names;
        for (const base::Rule &rule : base::Rules::Signatures)
            names.append(rule.name());
        for (const base::Rule &rule : BodyDoubts) // nothing can be proved of such a body
            names.append(rule.name());
        return names;
    }();
    static const std::vector<QStringView> names(causes.begin(), causes.end());
    return names;
}

using Type = filter::Field::Type;
using FieldTable = std::array<filter::Field, static_cast<std::size_t>(CaptureField::Count)>;

FieldTable makeFields()
{
    return {
        filter::Field{u"stage", Type::Choice, Stages},
        filter::Field{u"sig", Type::Choice, Verdicts},
        filter::Field{u"ws"},
        filter::Field{u"org"},
        filter::Field{u"run"},
        filter::Field{u"task"},
        filter::Field{u"endpoint"},
        filter::Field{u"state", Type::Choice, States},
        filter::Field{u"is", Type::Choice, Marks},
        filter::Field{u"finding", Type::Number, findingChoices()},
        filter::Field{u"size", Type::Size},
        filter::Field{u"since", Type::Since},
        filter::Field{u"before", Type::Before},
        filter::Field{u"time", Type::Time},
        filter::Field{u"note"},
        filter::Field{u"id", Type::Number},
        filter::Field{u"status", Type::Status},
        filter::Field{u"try", Type::Number},
        filter::Field{u"cause", Type::Text, causeNames()},
        filter::Field{u"rule"},
        filter::Field{u"message"},
        filter::Field{u"peer"},
        filter::Field{u"callback"},
        filter::Field{u"kind", Type::Choice, kindChoices()},
    };
}

} // namespace

std::span<const filter::Field> captureFields()
{
    static const FieldTable fields = makeFields();
    return fields;
}

CaptureState captureState(const CaptureRow &row, const QDateTime &now)
{
    using protocol::TaskState;
    switch (row.state) {
    case TaskState::Passed: return CaptureState::Passed; // shown even if the user insisted on a reply
    case TaskState::Failed: return CaptureState::Failed;
    case TaskState::Errored:
    case TaskState::Unreachable: return CaptureState::Errored;
    case TaskState::Pending:
    case TaskState::Awaiting:
    case TaskState::Running: break;
    }
    if (row.isRefused())
        return CaptureState::Refused;
    if (!row.readable)
        return CaptureState::Unreadable;
    if (row.verification)
        return CaptureState::Verification;
    if (protocol::isNotification(row.kind))
        return CaptureState::Notification;
    if (row.imported)
        return isCopied(row) ? CaptureState::Copied : CaptureState::Imported;
    if (row.deadline.isValid() && (row.state == TaskState::Pending || now >= row.deadline))
        return CaptureState::Errored;
    if (row.state == TaskState::Running)
        return CaptureState::Running;
    return row.supported ? CaptureState::Awaiting : CaptureState::Unsupported;
}

QString captureStateName(CaptureState state)
{
    return States.at(static_cast<std::size_t>(state)).toString();
}

} // namespace runlatch::store
