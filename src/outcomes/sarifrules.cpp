// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "outcomes/sarifrules.h"

#include <algorithm>

namespace runlatch::outcomes {

namespace {

QByteArrayView keyOf(std::string_view id)
{
    return {id.data(), static_cast<qsizetype>(id.size())};
}

SarifRule ruleOf(const SarifObject &object)
{
    return {.id = textOf(object, "id"),
            .name = textOf(object, "name"),
            .summary = textIn(object, "shortDescription", "text"),
            .description = textIn(object, "fullDescription", "text"),
            .helpText = textIn(object, "help", "text"),
            .helpMarkdown = textIn(object, "help", "markdown"),
            .helpUri = textOf(object, "helpUri"),
            .level = textIn(object, "defaultConfiguration", "level"),
            .messages = memberOf<SarifObject>(object, "messageStrings")};
}

} // namespace

SarifRules::SarifRules(const SarifObject &run)
{
    const auto tool = memberOf<SarifObject>(run, "tool");
    if (!tool)
        return;
    m_components.reserve(MaxComponents);
    addComponent(memberOf<SarifObject>(*tool, "driver"));
    const auto extensions = memberOf<simdjson::dom::array>(*tool, "extensions");
    if (!extensions)
        return;
    for (const simdjson::dom::element element : *extensions) {
        SarifObject component;
        const bool isObject = element.get(component) == simdjson::SUCCESS;
        if (m_components.size() == MaxComponents)
            ++m_beyond;
        else // one of another type keeps the indexes of those behind it
            addComponent(isObject ? std::optional(component) : std::nullopt);
    }
}

void SarifRules::addComponent(const std::optional<SarifObject> &object)
{
    SarifComponent component;
    std::optional<simdjson::dom::array> rules;
    if (object) {
        component.name = textOf(*object, "name");
        component.guid = textOf(*object, "guid");
        component.messages = memberOf<SarifObject>(*object, "globalMessageStrings");
        rules = memberOf<simdjson::dom::array>(*object, "rules");
    }
    if (rules) {
        for (const simdjson::dom::element element : *rules) {
            if (m_count == MaxRules) {
                ++m_beyond;
                continue;
            }
            ++m_count;
            SarifObject rule;
            component.rules.push_back(element.get(rule) == simdjson::SUCCESS ? ruleOf(rule) : SarifRule());
            if (!component.rules.back().id.empty())
                addId(component.rules.back().id, component.rules.size() - 1);
        }
    }
    m_components.push_back(std::move(component));
}

/// The first rule of an id is that of the id.
void SarifRules::addId(std::string_view id, std::size_t rule)
{
    if (!m_ids.contains(keyOf(id)))
        m_ids.insert(keyOf(id), {m_components.size(), rule});
}

/// The component that a reference names (3.54); the driver where it names none.
std::optional<std::size_t> SarifRules::componentOf(const SarifObject &reference) const
{
    const auto named = memberOf<SarifObject>(reference, "toolComponent");
    if (!named)
        return 0;
    if (const auto index = indexOf(*named, "index"))
        return *index + 1 < m_components.size() ? std::optional(*index + 1) : std::nullopt;
    const std::string_view guid = textOf(*named, "guid");
    const std::string_view name = textOf(*named, "name");
    const auto found = std::find_if(m_components.begin(), m_components.end(), [&](const SarifComponent &component) {
        return guid.empty() ? !name.empty() && component.name == name : component.guid == guid;
    });
    if (found == m_components.end())
        return {};
    return static_cast<std::size_t>(found - m_components.begin());
}

SarifRules::Found SarifRules::of(const SarifObject &result) const
{
    if (m_components.empty())
        return {.id = textOf(result, "ruleId")};
    const auto reference = memberOf<SarifObject>(result, "rule");
    std::string_view id = textOf(result, "ruleId");
    auto index = indexOf(result, "ruleIndex");
    std::optional<std::size_t> component = 0;
    if (reference) {
        id = id.empty() ? textOf(*reference, "id") : id;
        const auto own = indexOf(*reference, "index");
        index = own ? own : index;
        component = componentOf(*reference);
    }
    if (component && index && *index < m_components[*component].rules.size()) {
        const SarifRule &rule = m_components[*component].rules[*index];
        return {&m_components[*component], &rule, id.empty() ? rule.id : id};
    }
    return byId(id);
}

/// An id is hierarchical (3.5.4): its first parts may be those of a rule.
SarifRules::Found SarifRules::byId(std::string_view id) const
{
    std::string_view part = id.substr(0, MaxIdLength);
    for (int parts = 0; parts < MaxIdParts && !part.empty(); ++parts) {
        if (const auto found = m_ids.constFind(keyOf(part)); found != m_ids.constEnd()) {
            const SarifComponent &component = m_components[found->first];
            return {&component, &component.rules[found->second], id};
        }
        const std::size_t slash = part.rfind('/');
        part = slash == std::string_view::npos ? std::string_view() : part.substr(0, slash);
    }
    return {.component = &m_components.front(), .id = id};
}

} // namespace runlatch::outcomes
