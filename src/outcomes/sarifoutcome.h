// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "outcomes/sarifrules.h"
#include "protocol/taskresult.h"

namespace runlatch::outcomes {

/// The files of a run (3.14.15), to which locations may refer by their index. Internal to this folder.
class SarifArtifacts
{
public:
    static constexpr std::size_t MaxArtifacts = 100'000; ///< further ones are not looked up

    explicit SarifArtifacts(const SarifObject &run);

    std::string_view uriOf(std::size_t index) const;
    qint64 beyond() const { return m_beyond; }

private:
    std::vector<std::string_view> m_uris;
    qint64 m_beyond = 0;
};

/// The rules and files of a run, to which its results refer. Both outlive this.
struct SarifContext
{
    const SarifRules &rules;
    const SarifArtifacts &artifacts;
};

/// The status of the suppressions that decides (3.35.3): one that is not accepted, or else "accepted", which is the
/// default. Empty: there are none.
std::string_view suppressionOf(const SarifObject &result);

struct SarifLevel
{
    protocol::TagLevel level = protocol::TagLevel::Warning;
    bool isKnown = true; ///< false for a word that SARIF does not have, which counts as absent
};
SarifLevel levelOf(const SarifObject &result, const SarifRules::Found &found);

/// A result as an outcome, by outcomes::mappingOf. `isCut`: a text of the body is not there as a whole.
struct SarifOutcome
{
    protocol::Outcome outcome;
    bool hasMessage = true;
    bool isCut = false;
};
SarifOutcome outcomeOf(const SarifObject &result, const SarifRules::Found &found, const SarifContext &context);

} // namespace runlatch::outcomes
