// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "wording/help/helpplaces.h"

#include "base/rules.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;
using runlatch::base::ErrorKind;

namespace runlatch::wording {

namespace {

constexpr std::array Places{
    HelpPlace{base::Rules::AnswerClosed, {}, "troubleshooting#network"_L1},
    HelpPlace{base::Rules::AnswerCut, {}, "troubleshooting#network"_L1},
    HelpPlace{base::Rules::AnswerEndless, {}, "troubleshooting#timeout"_L1},
    HelpPlace{base::Rules::AnswerReset, {}, "troubleshooting#network"_L1},
    HelpPlace{base::Rules::AnswerSilence, {}, "troubleshooting#timeout"_L1},
    HelpPlace{base::Rules::CallbackInvalid, {}, "troubleshooting#answer"_L1},
    HelpPlace{base::Rules::CreateInLedger, {}, "bulk-create#sent"_L1},
    HelpPlace{base::Rules::CreateIsOpen, {}, "bulk-create#sent"_L1},
    HelpPlace{base::Rules::FileForeignLink, {}, "security#links"_L1},
    HelpPlace{base::Rules::HttpHeadTimeout, {}, "troubleshooting#timeout"_L1},
    HelpPlace{base::Rules::HttpRedirect, {}, "troubleshooting#answer"_L1},
    HelpPlace{base::Rules::HttpTimeout, {}, "troubleshooting#timeout"_L1},
    HelpPlace{base::Rules::ListenCount, {}, "run-tasks#listener"_L1},
    HelpPlace{base::Rules::ListenUnproved, {}, "run-tasks#listener"_L1},
    HelpPlace{base::Rules::RequestRate, {}, "troubleshooting#rate-limit"_L1},
    HelpPlace{base::Rules::StoreKey, {}, "troubleshooting#keychain"_L1},
    HelpPlace{base::Rules::StoreKeyEnded, {}, "troubleshooting#keychain"_L1},
    HelpPlace{base::Rules::StoreKeyNeeded, {}, "troubleshooting#keychain"_L1},
    HelpPlace{base::Rules::StoreOtherKey, {}, "troubleshooting#keychain"_L1},

    HelpPlace{{}, "answer"_L1, "reply#service"_L1},
    HelpPlace{{}, "archive"_L1, "change-requests#archive"_L1},
    HelpPlace{{}, "baseline"_L1, "check#baseline"_L1},
    HelpPlace{{}, "bearer"_L1, "reply#service"_L1},
    HelpPlace{{}, "body"_L1, "signature#causes"_L1},
    HelpPlace{{}, "callback"_L1, "reply#service"_L1},
    HelpPlace{{}, "command"_L1, "troubleshooting#program"_L1},
    HelpPlace{{}, "connection"_L1, "change-requests#connections"_L1},
    HelpPlace{{}, "copied"_L1, "run-tasks#import"_L1},
    HelpPlace{{}, "create"_L1, "bulk-create#targets"_L1},
    HelpPlace{{}, "digest"_L1, "signature#causes"_L1},
    HelpPlace{{}, "discovery"_L1, "change-requests#connections"_L1},
    HelpPlace{{}, "edition"_L1, "troubleshooting#not-found"_L1},
    HelpPlace{{}, "endpoint"_L1, "run-tasks#listener"_L1},
    HelpPlace{{}, "explorer"_L1, "bulk-create#targets"_L1},
    HelpPlace{{}, "export"_L1, "run-tasks#export"_L1},
    HelpPlace{{}, "fault"_L1, "simulator#faults"_L1},
    HelpPlace{{}, "fetch"_L1, "run-tasks#plan"_L1},
    HelpPlace{{}, "file"_L1, "troubleshooting#file"_L1},
    HelpPlace{{}, "filter"_L1, "filter#mistakes"_L1},
    HelpPlace{{}, "head"_L1, "run-tasks#findings"_L1},
    HelpPlace{{}, "header"_L1, "signature#causes"_L1},
    HelpPlace{{}, "http"_L1, "troubleshooting#answer"_L1},
    HelpPlace{{}, "import"_L1, "run-tasks#import"_L1},
    HelpPlace{{}, "imported"_L1, "run-tasks#import"_L1},
    HelpPlace{{}, "integration"_L1, "troubleshooting#program"_L1},
    HelpPlace{{}, "json"_L1, "run-tasks#findings"_L1},
    HelpPlace{{}, "key"_L1, "signature#causes"_L1},
    HelpPlace{{}, "ledger"_L1, "bulk-create#sent"_L1},
    HelpPlace{{}, "list"_L1, "change-requests#list"_L1},
    HelpPlace{{}, "listen"_L1, "troubleshooting#port"_L1},
    HelpPlace{{}, "memory"_L1, "troubleshooting#disk"_L1},
    HelpPlace{{}, "network"_L1, "troubleshooting#network"_L1},
    HelpPlace{{}, "payload"_L1, "run-tasks#findings"_L1},
    HelpPlace{{}, "plan"_L1, "run-tasks#plan"_L1},
    HelpPlace{{}, "public-url"_L1, "simulator#service"_L1},
    HelpPlace{{}, "refusals"_L1, "run-tasks#refused"_L1},
    HelpPlace{{}, "replay"_L1, "run-tasks#resend"_L1},
    HelpPlace{{}, "reply"_L1, "reply#obstacles"_L1},
    HelpPlace{{}, "report"_L1, "reply#outcomes"_L1},
    HelpPlace{{}, "request"_L1, "run-tasks#refused"_L1},
    HelpPlace{{}, "rulebook"_L1, "rules#mistakes"_L1},
    HelpPlace{{}, "run"_L1, "simulator#runs"_L1},
    HelpPlace{{}, "scenario"_L1, "rules#mistakes"_L1},
    HelpPlace{{}, "secret"_L1, "troubleshooting#keychain"_L1},
    HelpPlace{{}, "service"_L1, "troubleshooting#answer"_L1},
    HelpPlace{{}, "simulator"_L1, "simulator#service"_L1},
    HelpPlace{{}, "state"_L1, "simulator#state"_L1},
    HelpPlace{{}, "store"_L1, "troubleshooting#disk"_L1},
    HelpPlace{{}, "store-key"_L1, "troubleshooting#keychain"_L1},
    HelpPlace{{}, "target"_L1, "check#try"_L1},
    HelpPlace{{}, "targets"_L1, "bulk-create#targets"_L1},
    HelpPlace{{}, "task"_L1, "run-tasks#register"_L1},
    HelpPlace{{}, "template"_L1, "reply#templates"_L1},
    HelpPlace{{}, "text"_L1, "troubleshooting#file"_L1},
    HelpPlace{{}, "tls"_L1, "troubleshooting#certificate"_L1},
    HelpPlace{{}, "token"_L1, "troubleshooting#token"_L1},
    HelpPlace{{}, "tunnel"_L1, "run-tasks#outside"_L1},
};

QLatin1StringView sectionOf(ErrorKind kind)
{
    switch (kind) {
    case ErrorKind::Network: return "troubleshooting#network"_L1;
    case ErrorKind::Timeout: return "troubleshooting#timeout"_L1;
    case ErrorKind::Cancelled: return "troubleshooting#unknown-outcome"_L1;
    case ErrorKind::Tls: return "troubleshooting#certificate"_L1;
    case ErrorKind::Unauthorized: return "troubleshooting#token"_L1;
    case ErrorKind::NotFound: return "troubleshooting#not-found"_L1;
    case ErrorKind::Conflict:
    case ErrorKind::Rejected: return "troubleshooting#refused"_L1;
    case ErrorKind::RateLimited: return "troubleshooting#rate-limit"_L1;
    case ErrorKind::Server: return "troubleshooting#server"_L1;
    case ErrorKind::Protocol: return "troubleshooting#answer"_L1;
    case ErrorKind::Storage: return "troubleshooting#disk"_L1;
    case ErrorKind::Secret: return "troubleshooting#keychain"_L1;
    case ErrorKind::Usage: return "troubleshooting#file"_L1;
    }
    return {};
}

template <typename Matches> QString firstSection(const Matches &matches)
{
    const auto place = std::ranges::find_if(Places, matches);
    return place == Places.end() ? QString() : QString(place->section);
}

} // namespace

std::span<const HelpPlace> helpPlaces()
{
    return Places;
}

QString helpPlaceOf(base::Rule rule)
{
    if (rule.isEmpty())
        return {};
    const QString own = firstSection([rule](const HelpPlace &place) { return place.rule == rule; });
    if (!own.isEmpty())
        return own;
    const QString word = rule.name().section(u'.', 0, 0);
    return firstSection([&word](const HelpPlace &place) { return place.firstWord == word; });
}

QString helpPlaceOf(const base::Error &error)
{
    const QString ofRule = helpPlaceOf(error.rule);
    return ofRule.isEmpty() ? helpPlaceOf(error.kind) : ofRule;
}

QString helpPlaceOf(base::ErrorKind kind)
{
    return sectionOf(kind);
}

} // namespace runlatch::wording
