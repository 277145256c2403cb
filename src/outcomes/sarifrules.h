// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "outcomes/sarifjson.h"

#include <QByteArrayView>
#include <QHash>

#include <utility>
#include <vector>

namespace runlatch::outcomes {

/// A rule as a run of SARIF describes it (3.49). The views live as long as the parser. Internal to this folder.
struct SarifRule
{
    std::string_view id = {};
    std::string_view name = {};
    std::string_view summary = {}; ///< shortDescription
    std::string_view description = {};
    std::string_view helpText = {};
    std::string_view helpMarkdown = {};
    std::string_view helpUri = {};
    std::string_view level = {}; ///< of defaultConfiguration
    std::optional<SarifObject> messages = {};
};

/// The driver or an extension of a tool (3.19).
struct SarifComponent
{
    std::string_view name = {};
    std::string_view guid = {};
    std::vector<SarifRule> rules = {};
    std::optional<SarifObject> messages = {}; ///< globalMessageStrings
};

/// The rules of a run, each read once, so that a result finds its own in the same time whatever the file.
class SarifRules
{
public:
    static constexpr std::size_t MaxRules = 100'000; ///< of a run; further ones are not looked up
    static constexpr std::size_t MaxComponents = 100;
    static constexpr std::size_t MaxIdLength = 1000; ///< bytes of an id that is looked up
    static constexpr int MaxIdParts = 8;             ///< that are left out until a rule is found

    explicit SarifRules(const SarifObject &run);

    struct Found
    {
        const SarifComponent *component = nullptr; ///< never null if the run has a driver
        const SarifRule *rule = nullptr;           ///< null: the run says nothing of it
        std::string_view id = {};                  ///< as the result has it, or of the rule
    };
    /// By `rule` with its component, by `ruleIndex`, or by the id or its first parts ("CA5350/md5" is CA5350).
    Found of(const SarifObject &result) const;

    const std::vector<SarifComponent> &components() const { return m_components; } ///< the driver first
    qint64 beyond() const { return m_beyond; } ///< rules and components that are not looked up

private:
    void addComponent(const std::optional<SarifObject> &object);
    void addId(std::string_view id, std::size_t rule);
    std::optional<std::size_t> componentOf(const SarifObject &reference) const;
    Found byId(std::string_view id) const;

    std::vector<SarifComponent> m_components;
    QHash<QByteArrayView, std::pair<std::size_t, std::size_t>> m_ids; ///< component, rule
    std::size_t m_count = 0;
    qint64 m_beyond = 0;
};

} // namespace runlatch::outcomes
